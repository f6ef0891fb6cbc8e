/**
 * The first stop of the keyboard: past the header, to `#main`. What something looks like with the focus comes after the first
 * paint, so what hides it is said of it without.
 */
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
