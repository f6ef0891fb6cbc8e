/** The first stop of the keyboard: past the header, to `#main`. Styles of what has the focus come after the first paint: it is hidden without it instead. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sporty fixed top-3 left-3 z-50 rounded-control bg-volt px-5 py-3 text-volt-ink not-focus:[translate:0_-6rem]"
    >
      Skip to content
    </a>
  );
}
