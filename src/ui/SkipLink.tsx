/** The first stop of the keyboard: past the header, to `#main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sporty fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-volt px-5 py-3 text-volt-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
