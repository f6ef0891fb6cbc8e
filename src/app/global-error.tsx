'use client';

import { ErrorState } from '@/ui/ErrorState';
import { fontVariables } from '@/ui/fonts';
import '@/ui/styles/site.css';

/** Brings its own document: it replaces a root layout that has thrown. */
export default function GlobalError({ error, retry }: { error: { digest?: string }; retry: () => void }) {
  return (
    <html lang="en-GB" className={fontVariables}>
      <body className="grid place-items-center">
        <title>Unexpected Application Error!</title>
        <ErrorState
          headingLevel={1}
          title="Unexpected Application Error!"
          description="Something went wrong on our side. Please try again in a moment."
          digest={error.digest}
          onRetry={retry}
        />
      </body>
    </html>
  );
}
