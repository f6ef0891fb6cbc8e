export const returnIntro = (orderNumber: string, lines: readonly unknown[]): string =>
  lines.length > 0
    ? `From order ${orderNumber}: choose what you would like to send back, and why.`
    : `Nothing of order ${orderNumber} can be returned at the moment.`;

export const linesReturned = (form: FormData): string[] =>
  form
    .getAll('line')
    .map(String)
    .filter((line) => Number(form.get(`quantity ${line}`)) > 0);

export const typedReturn = (form: FormData, lines: readonly string[]) => ({
  items: lines.map((lineId) => ({
    lineId,
    quantity: Number(form.get(`quantity ${lineId}`)),
    reason: form.get(`reason ${lineId}`),
  })),
  note: form.get('note'),
});

export const errorsByLine = (
  errors: Readonly<Record<string, string[]>>,
  lines: readonly string[],
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const [, index, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const line = lines[Number(index)];
      return [line ? `${field === 'reason' ? 'reason' : 'quantity'} ${line}` : path, messages];
    }),
  );
