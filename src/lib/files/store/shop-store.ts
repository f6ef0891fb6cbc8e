import { env } from '@/lib/env';
import { diskStore } from './disk-store';
import type { FileStore } from './file-store';
import { s3Store } from './s3-store';

export const fileStore: FileStore = env.s3 ? s3Store(env.s3) : diskStore(env.dataDir);
