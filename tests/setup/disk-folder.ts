import path from 'node:path';
import { env } from '@/lib/env';

export const diskFolder = (files: { path: string }): string => path.join(env.dataDir, files.path);
