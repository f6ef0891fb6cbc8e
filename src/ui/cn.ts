/** No merging: `src/ui` is in a lower cascade layer than utilities (components.css), so a caller’s `className` wins. */
export { clsx as cn } from 'clsx';
