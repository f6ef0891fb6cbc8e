/** Runs after the next frame, when all changes made so far are on their way to the screen. */
export const afterDrawing = (act: () => void): void => {
  window.requestAnimationFrame(() => void window.setTimeout(act));
};
