import { registerHooks } from 'node:module';

/**
 * Finds the modules of drizzle-orm and date-fns without asking what kind they are. For each of them Node reads the
 * package's package.json, 177 and 200 kB, and parses all that it exports: 345 and 863 times in a start of Payload, three
 * of its four and a half seconds of processor time. All their files called .js are modules; those of the older date-fns
 * inside react-datepicker are none, but only require each other.
 */
const INSIDE = /\/node_modules\/(?:drizzle-orm|date-fns)\/[^?]*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const isInside = INSIDE.test(context.parentURL ?? '') && context.conditions.includes('import');
    if (!isInside || !specifier.startsWith('.') || !specifier.endsWith('.js')) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
