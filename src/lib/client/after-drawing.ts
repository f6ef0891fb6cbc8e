export const afterDrawing = (act: () => void): void => {
  window.requestAnimationFrame(() => void window.setTimeout(act));
};
