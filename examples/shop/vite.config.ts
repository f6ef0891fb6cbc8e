import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: { '@kitroom/client': fileURLToPath(new URL('../../packages/client/src/index.ts', import.meta.url)) },
  },
});
