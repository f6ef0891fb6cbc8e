export const QUOTES_PATH = '/admin/quotes';

export const quotePath = (id: string): string => `${QUOTES_PATH}/${id}`;

/** Form filled from an enquiry, or from a kit design. */
export const newQuoteHref = (from: { inquiry: string } | { design: string }): string =>
  `${QUOTES_PATH}/new?${new URLSearchParams(from).toString()}`;
