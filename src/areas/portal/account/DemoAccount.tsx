/** Rendered only if the database holds the demo data. */
export function DemoAccount() {
  return (
    <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-control bg-surface-sunken p-4 text-sm">
      <dt className="text-ink-muted">Demo team</dt>
      <dd className="font-mono break-all">northside-netball</dd>
      <dt className="text-ink-muted">Password</dt>
      <dd className="font-mono break-all">Demo-pass-1234</dd>
    </dl>
  );
}
