/** The first stop of the keyboard: past the header, to `#main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sporty fixed top-3 left-3 z-50 [translate:0_-6rem] rounded-control bg-volt px-5 py-3 text-volt-ink focus:[translate:none]"
    >
      Skip to content
    </a>
  );
}
