/** Focus styles load after the first paint, so hiding it must not depend on them. */
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
