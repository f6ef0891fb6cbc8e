interface ImportMetaEnv {
  readonly VITE_SHOP?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
