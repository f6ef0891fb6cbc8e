export function NavCount({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="ml-1.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-volt px-1 font-sans text-[0.6875rem] leading-none font-bold tracking-normal text-volt-ink tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> new</span>
    </span>
  );
}
