import { getPayloadClient } from '@/lib/payload/payload-client';
import { isDemo } from '../data/is-demo';

const accounts = {
  owner: { label: 'Administrator', email: 'admin@demo.test' },
  content_manager: { label: 'Editor', email: 'editor@demo.test' },
};
const password = 'Demo-pass-1234';

export async function DemoCredentials({ roles }: { roles: readonly (keyof typeof accounts)[] }) {
  if (!(await isDemo(await getPayloadClient()))) return null;
  return (
    <section
      aria-labelledby="demo-credentials"
      className="rounded-card border border-line bg-surface-sunken p-4 text-sm"
    >
      <h2 id="demo-credentials" className="sporty text-base">
        Demo credentials
      </h2>
      <dl className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {roles.map((role) => (
          <Row key={role} term={accounts[role].label} value={accounts[role].email} />
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
