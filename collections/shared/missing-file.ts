import { existsSync } from 'node:fs';
import path from 'node:path';
import type { UploadConfig } from 'payload';
import { refuse } from '@/lib/http/respond';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** Answers 404 where Payload, which looks for the file only after it said yes, would answer 500. */
export const missingFile =
  (staticDir: string): FileHandler =>
  (_req, { params: { filename } }) => {
    if (!existsSync(path.join(staticDir, path.basename(filename)))) {
      return refuse('not_found', 'File not found.');
    }
  };
