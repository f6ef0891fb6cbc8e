const accounts = [
  { role: 'Administrator', email: 'admin@demo.test' },
  { role: 'Editor', email: 'editor@demo.test' },
];
const password = 'Demo-pass-1234';

/** The accounts of a database that was filled with the demo, and of no other (design §5). */
export function DemoCredentials() {
  return (
    <section
      aria-labelledby="demo-credentials"
      className="rounded-card border border-line bg-surface-sunken p-4 text-sm"
    >
      <h2 id="demo-credentials" className="sporty text-base">
        Demo credentials
      </h2>
      <dl className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {accounts.map(({ role, email }) => (
          <Row key={role} term={role} value={email} />
        ))}
        <Row term="Password" value={password} />
      </dl>
    </section>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className="text-ink-muted">{term}</dt>
      <dd className="font-mono break-all">{value}</dd>
    </>
  );
}
