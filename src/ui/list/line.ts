/** Look of a card as one line of a list, on screens with room and a mouse. */
export const LINE =
  'dense:min-h-7.5 dense:rounded-none dense:border-0 dense:border-b dense:px-4 dense:py-0 dense:text-sm dense:hover:bg-ink/3 dense:in-[li:last-child]:border-b-0';
