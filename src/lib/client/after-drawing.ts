/** Does something once what has changed by now is on its way to the screen: after the next frame. */
export const afterDrawing = (act: () => void): void => {
  window.requestAnimationFrame(() => void window.setTimeout(act));
};
