/** Runs after the next frame. */
export const afterDrawing = (act: () => void): void => {
  window.requestAnimationFrame(() => void window.setTimeout(act));
};
