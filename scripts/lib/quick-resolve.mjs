import { registerHooks } from 'node:module';

/**
 * Resolves modules of drizzle-orm and date-fns without reading their package.json. Node would read and parse it for
 * each of them, 177 and 200 kB with all exports, 345 and 863 times in a start of Payload: three of its four and a half
 * seconds of processor time. All their .js files are modules; those of the older date-fns inside react-datepicker are
 * not, but only require each other.
 */
const INSIDE = /\/node_modules\/(?:drizzle-orm|date-fns)\/[^?]*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const isInside = INSIDE.test(context.parentURL ?? '') && context.conditions.includes('import');
    if (!isInside || !specifier.startsWith('.') || !specifier.endsWith('.js')) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
