'use client';

import { ErrorState } from '@/ui/ErrorState';
import { fontVariables } from '@/ui/fonts';
import '@/ui/styles/site.css';

/** The last resort, when a root layout itself threw: it has to bring its own document. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en-GB" className={fontVariables}>
      <body className="grid place-items-center">
        <title>Unexpected Application Error!</title>
        <ErrorState
          headingLevel={1}
          title="Unexpected Application Error!"
          description="Something went wrong on our side. Please try again in a moment."
          onRetry={retry}
        />
      </body>
    </html>
  );
}
