import { EmptyState } from '@/ui/EmptyState';

/** What other programs need, a card for each. */
export function DevelopersTab() {
  return (
    <div className="grid gap-5">
      <section aria-labelledby="api-keys" className="card p-5 sm:p-6">
        <h2 id="api-keys" className="mb-5 text-subheading">
          API keys
        </h2>
        <EmptyState
          title="No keys yet"
          description="A key lets a program read and change what you choose."
          headingLevel={3}
        />
      </section>
    </div>
  );
}
