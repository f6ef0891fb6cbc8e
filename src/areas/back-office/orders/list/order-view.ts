export const ORDER_COLUMN_LABELS = {
  created: 'Date',
  customer: 'Customer',
  email: 'Email',
  items: 'Items',
  promised: 'Promised',
  total: 'Total',
  payment: 'Payment',
  status: 'Status',
  notes: 'Notes',
} as const;
export type OrderColumn = keyof typeof ORDER_COLUMN_LABELS;
export const ORDER_COLUMNS = Object.keys(ORDER_COLUMN_LABELS) as OrderColumn[];

export type OrderView = {
  layout: 'cards' | 'table';
  columns: readonly OrderColumn[];
};

const DEFAULT_COLUMNS: readonly OrderColumn[] = [
  'created',
  'customer',
  'items',
  'promised',
  'total',
  'payment',
  'status',
];

export const ORDER_CARDS: OrderView = { layout: 'cards', columns: DEFAULT_COLUMNS };

export const ORDER_VIEW_COOKIE = 'kitroom-orders';

export function parseOrderView(text: string | undefined): OrderView {
  const [layout, names] = text?.split('.') ?? [];
  const requested = names?.split('-') ?? [];
  return {
    layout: layout === 'table' ? 'table' : 'cards',
    columns: names === undefined ? DEFAULT_COLUMNS : ORDER_COLUMNS.filter((column) => requested.includes(column)),
  };
}

export const orderViewText = ({ layout, columns }: OrderView): string => `${layout}.${columns.join('-')}`;

export const withColumn = (view: OrderView, column: OrderColumn, isShown: boolean): OrderView => ({
  ...view,
  columns: ORDER_COLUMNS.filter((each) => (each === column ? isShown : view.columns.includes(each))),
});
