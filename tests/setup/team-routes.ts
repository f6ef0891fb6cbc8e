import { password } from './accounts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Ids = Record<
  'answer' | 'asset' | 'invoice' | 'member' | 'order' | 'person' | 'proof' | 'request' | 'returned',
  string
>;

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
export const teamRoutes: Record<string, Partial<Record<Method, (ids: Ids) => { path: string; body?: object }>>> = {
  assets: { GET: () => ({ path: 'assets' }), POST: () => ({ path: 'assets' }) },
  'assets/[id]': {
    PATCH: ({ asset }) => ({ path: `assets/${asset}`, body: { name: 'Stolen' } }),
    DELETE: ({ asset }) => ({ path: `assets/${asset}` }),
  },
  'assets/[id]/file': { GET: ({ asset }) => ({ path: `assets/${asset}/file` }) },
  'assets/[id]/preview': { GET: ({ asset }) => ({ path: `assets/${asset}/preview` }) },
  'assets/[id]/restore': { POST: ({ asset }) => ({ path: `assets/${asset}/restore`, body: {} }) },
  billing: { PUT: () => ({ path: 'billing', body: { companyName: 'Stolen' } }) },
  colors: { PUT: () => ({ path: 'colors', body: { colors: ['#000000'] } }) },
  draft: {
    GET: () => ({ path: 'draft' }),
    PUT: () => ({ path: 'draft', body: { version: 0, draft: { items: [], notes: '' } } }),
  },
  'draft/from-order': { POST: ({ order }) => ({ path: 'draft/from-order', body: { orderId: order } }) },
  members: { POST: () => ({ path: 'members', body: { name: 'New' } }) },
  'members/[id]': { PATCH: ({ member }) => ({ path: `members/${member}`, body: { name: 'Stolen' } }) },
  'members/export': { GET: () => ({ path: 'members/export' }) },
  'members/import': { POST: () => ({ path: 'members/import', body: { text: 'name\nA' } }) },
  'members/squad': { PATCH: () => ({ path: 'members/squad', body: { from: 'U13', to: 'Stolen', merge: true } }) },
  'members/template': { GET: () => ({ path: 'members/template' }) },
  orders: { POST: () => ({ path: 'orders', body: { items: [], notes: '' } }) },
  'orders/[id]': {
    PUT: ({ order }) => ({ path: `orders/${order}`, body: { revision: 1, items: [], notes: 'Stolen' } }),
  },
  'orders/[id]/invoices/[invoiceId]': {
    GET: ({ order, invoice }) => ({ path: `orders/${order}/invoices/${invoice}` }),
  },
  'orders/[id]/payment': { POST: ({ order }) => ({ path: `orders/${order}/payment`, body: {} }) },
  'orders/[id]/quote': { POST: ({ order }) => ({ path: `orders/${order}/quote`, body: { items: [], notes: '' } }) },
  'orders/[id]/pdf': { GET: ({ order }) => ({ path: `orders/${order}/pdf` }) },
  'orders/[id]/proof': {
    POST: ({ order, proof }) => ({ path: `orders/${order}/proof`, body: { proofId: proof, decision: 'approve' } }),
  },
  'orders/[id]/proofs/[proofId]/pins': {
    GET: ({ order, proof }) => ({ path: `orders/${order}/proofs/${proof}/pins` }),
    POST: ({ order, proof }) => ({
      path: `orders/${order}/proofs/${proof}/pins`,
      body: { page: 'file', x: 0.5, y: 0.5, text: 'Stolen' },
    }),
  },
  'orders/[id]/proofs/[proofId]/pins/[number]/notes': {
    POST: ({ order, proof }) => ({ path: `orders/${order}/proofs/${proof}/pins/1/notes`, body: { text: 'Stolen' } }),
  },
  'orders/[id]/proofs/[proofId]': { GET: ({ order, proof }) => ({ path: `orders/${order}/proofs/${proof}` }) },
  'orders/[id]/returns': {
    POST: ({ order }) => ({
      path: `orders/${order}/returns`,
      body: { items: [{ lineId: 'x', quantity: 1, reason: 'faulty' }] },
    }),
  },
  'orders/[id]/returns/[returnId]/cancel': {
    POST: ({ order, returned }) => ({ path: `orders/${order}/returns/${returned}/cancel`, body: {} }),
  },
  people: {
    GET: () => ({ path: 'people' }),
    POST: () => ({ path: 'people', body: { fullName: '', email: '', role: 'coach' } }),
  },
  'people/[id]': {
    PATCH: ({ person }) => ({ path: `people/${person}`, body: { role: 'manager', password } }),
    DELETE: ({ person }) => ({ path: `people/${person}` }),
  },
  'people/[id]/invite': { POST: ({ person }) => ({ path: `people/${person}/invite` }) },
  'shirt-rules': {
    PUT: () => ({
      path: 'shirt-rules',
      body: { numbersUniqueIn: 'club', backNames: 'surname', capitalNames: true },
    }),
  },
  'size-answers': {
    POST: ({ answer }) => ({
      path: 'size-answers',
      body: { answers: [{ id: answer, seen: new Date().toISOString(), to: 'new' }] },
    }),
  },
  'size-requests': { POST: () => ({ path: 'size-requests', body: { title: 'Mine', deadline: inAWeek } }) },
  'size-requests/[id]/lock': { POST: ({ request }) => ({ path: `size-requests/${request}/lock`, body: {} }) },
  'size-requests/[id]/reopen': {
    POST: ({ request }) => ({ path: `size-requests/${request}/reopen`, body: { deadline: inAWeek } }),
  },
  'size-requests/[id]/send': { POST: ({ request }) => ({ path: `size-requests/${request}/send`, body: {} }) },
  'statement.csv': { GET: () => ({ path: 'statement.csv' }) },
  'statement.pdf': { GET: () => ({ path: 'statement.pdf' }) },
};

export const teamCalls = Object.entries(teamRoutes).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ route, method: method as Method, call })),
);
