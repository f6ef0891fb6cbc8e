/**
 * Joins class names, leaving out what is false. It merges nothing: the looks of `src/ui` stand in a lower cascade
 * layer than utilities (components.css), so what a caller passes as `className` wins by itself.
 */
export { clsx as cn } from 'clsx';
