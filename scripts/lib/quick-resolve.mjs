import { registerHooks } from 'node:module';

/**
 * Finds the modules of drizzle-orm without asking what kind they are. For each of them Node reads the package's
 * package.json, 177 kB, and parses all that it exports: 345 times in a start of Payload, two of its four and a half
 * seconds of processor time, and of the six that the server takes to start. All its files called .js are modules.
 */
const INSIDE = /\/node_modules\/drizzle-orm\/[^?]*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !INSIDE.test(context.parentURL ?? ''))
      return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
