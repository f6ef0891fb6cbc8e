import { Clock } from 'lucide-react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

export function PreviewExpired({ loginHref }: { loginHref: string }) {
  return (
    <>
      <h1 className="sr-only">Preview</h1>
      <EmptyState
        icon={<Clock />}
        title="This preview link has expired"
        description="Ask the sender for a new one. Editors can sign in to see the page."
        action={
          <Button asChild variant="outline">
            <a href={loginHref}>Sign in to the CMS</a>
          </Button>
        }
        className="py-section"
      />
    </>
  );
}
