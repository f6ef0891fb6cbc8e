import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The layers of the house, lowest first (docs/decisions/0002-layers.md). Each may use those named with it. */
const layers = {
  domain: [],
  lib: ['domain'],
  ui: ['domain', 'lib'],
  blocks: ['domain', 'lib'],
  features: ['domain', 'lib', 'ui'],
  collections: ['domain', 'lib', 'blocks', 'features'],
  'block-views': ['domain', 'lib', 'ui', 'features', 'components'],
  components: ['domain', 'lib', 'ui', 'features', 'block-views'],
  server: ['domain', 'lib'],
  app: ['domain', 'lib', 'ui', 'features', 'components', 'block-views'],
};

/** A call on a user's behalf skips access control unless it says otherwise (design §4, trap 9). */
const localApiCall =
  'CallExpression[callee.object.name="payload"][callee.property.name=/^(find|findByID|findGlobal|create|update|updateGlobal|delete|count|duplicate)$/]';

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      '.next*/',
      '.data/',
      'next-env.d.ts',
      'src/payload-types.ts',
      'src/migrations/',
      'src/app/(payload)/cms/importMap.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    ...reactHooks.configs.flat.recommended,
    // Where React is: the rules of its compiler parse each file once more.
    files: ['src/{app,block-views,features,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/operations/**'],
  },
  jsxA11y.flatConfigs.recommended,
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  { files: ['**/*.mjs', 'scripts/**', 'bench/**', 'tests/**'], rules: { 'no-console': 'off', 'no-undef': 'off' } },
  {
    files: ['**/*.test.ts', 'tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'collections/**/*.ts', 'blocks/**/*.ts', 'globals/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/elements': [
        { type: 'domain', pattern: 'src/domain', mode: 'folder' },
        { type: 'lib', pattern: 'src/lib', mode: 'folder' },
        { type: 'ui', pattern: 'src/ui', mode: 'folder' },
        { type: 'blocks', pattern: 'blocks', mode: 'folder' },
        { type: 'components', pattern: 'src/features/*/components', mode: 'folder' },
        { type: 'features', pattern: 'src/features/*', mode: 'folder' },
        { type: 'block-views', pattern: 'src/block-views', mode: 'folder' },
        { type: 'collections', pattern: '(collections|globals)/**/*', mode: 'full' },
        { type: 'server', pattern: 'src/server', mode: 'folder' },
        { type: 'app', pattern: 'src/app', mode: 'folder' },
      ],
    },
    rules: {
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          rules: Object.entries(layers).map(([from, allow]) => ({ from, allow: [from, ...allow] })),
        },
      ],
    },
  },
  {
    files: ['src/features/**/*.{ts,tsx}', 'src/app/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `${localApiCall}:not(:has(Property[key.name="overrideAccess"]))`,
          message: 'Say overrideAccess: false with the user, or overrideAccess: true with the reason beside it.',
        },
      ],
    },
  },
);
