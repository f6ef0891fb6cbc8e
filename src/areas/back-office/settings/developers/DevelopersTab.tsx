import { EmptyState } from '@/ui/EmptyState';
import { WebhooksSection } from '../webhooks/WebhooksSection';

/** Shows what other programs need, a card for each. */
export function DevelopersTab() {
  return (
    <div className="grid gap-5">
      <p>
        Guides and reference of the API are at{' '}
        <a href="/developers" className="font-medium text-accent underline underline-offset-4">
          Developers
        </a>
        .
      </p>
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
      <WebhooksSection />
    </div>
  );
}
