/** An empty star with a line of its own, which tells it from what is behind it. */
export function StarShape() {
  return (
    <svg aria-hidden viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.2" className="size-[1em]">
      <path d="M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z" strokeLinejoin="round" />
    </svg>
  );
}
