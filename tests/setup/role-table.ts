/** Routes and actions of the back office by who may call them, written by hand. All others refuse these roles. */

export const WORKERS = ['sales', 'production', 'warehouse', 'bookkeeper'] as const;
type Worker = (typeof WORKERS)[number];

const ROUTES: Readonly<Record<string, string>> = {
  'sales production warehouse bookkeeper': `
    GET kits/[id]/sheet.pdf
    GET kits/list
    GET news
    GET news/stream
    GET orders/[id]/packing-slip.pdf
    GET orders/[id]/pro-forma.pdf
    GET orders/[id]/production-sheet.pdf
    GET orders/[id]/proofs/[proofId]
    GET orders/[id]/sent
    GET orders/[id]/shipments/[shipmentId]/packing-slip.pdf
    GET orders/export.csv
    GET orders/list
    GET orders/products
    GET print-packs/[key]
    GET print-packs/[key]/file
    GET print-packs/techniques
    GET production/list
    GET products/export
    GET products/list
    GET quotes/list
    GET returns/[id]/photos/[photoId]
    GET returns/list
    GET search
    GET team-orders/[id]/packing-slip.pdf
    GET team-orders/[id]/pdf
    GET team-orders/[id]/production-sheet.pdf
    GET team-orders/[id]/proofs/[proofId]
    GET team-orders/[id]/shipments/[shipmentId]/packing-slip.pdf
    POST orders/bulk-status
    POST orders/export.csv
    POST orders/address-labels.pdf
    POST orders/packing-slips.pdf
    POST orders/production-sheets.pdf
    POST print-packs
  `,
  'sales production bookkeeper': `
    GET clubs/[id]/assets/[assetId]/file
    GET clubs/[id]/assets/[assetId]/preview
    GET clubs/[id]/roster.csv
    GET clubs/list
  `,
  'sales bookkeeper': `
    GET clubs/[id]/statement.csv
    GET clubs/[id]/statement.pdf
    GET customers/[id]/statement.csv
    GET customers/[id]/statement.pdf
    GET customers/export
    GET customers/list
    GET invoices/export.csv
    GET invoices/list
    GET orders/[id]/invoices/[invoiceId]
    GET team-orders/[id]/invoices/[invoiceId]
    GET vouchers/list
    POST orders/invoices.pdf
  `,
  'sales production': `
    POST orders/[id]/proofs
    POST orders/[id]/proofs/draw
    POST team-orders/[id]/proofs
    POST team-orders/[id]/proofs/draw
  `,
  bookkeeper: `
    GET orders/payable
    GET reports/[id]/export.csv
    POST invoices/bank/check
    POST invoices/bank/run
    POST orders/bulk-payment
  `,
  sales: `
    GET clubs/[id]/data
    GET clubs/username
    GET customers/[id]/data
    GET inbox/[id]/files/[fileId]
    GET inbox/list
    GET orders/new/customers
    GET orders/new/products
    GET reviews/list
    POST clubs/orders/new/quote
    POST customers/import/check
    POST customers/import/run
    POST orders/[id]/quote
    POST orders/new/quote
    POST quotes/prices
    POST team-orders/[id]/quote
  `,
  warehouse: `
    POST orders/despatch/check
    POST orders/despatch/run
  `,
};

/** By name. Some refuse by the record, as a status that is another role’s. */
const ACTIONS: Readonly<Record<string, string>> = {
  'sales production warehouse bookkeeper': `
    addNoteAction
    changeOrderStatusAction
    changeViewAction
    clearNotificationsAction
    createViewAction
    deleteViewAction
    markNotificationsReadAction
    planBulkStatusAction
    removeNoteAction
    resolveReturnAction
    restoreNotificationsAction
    saveNotificationsAction
  `,
  bookkeeper: `
    checkVoucherAction
    correctVoucherAction
    issueCreditNoteAction
    issueVoucherAction
    markPaidAction
    movePaymentAction
    planBulkPaymentAction
    recordPaymentAction
    refundOrderAction
    sendReminderAction
    sendStatementAction
    sendVoucherAction
    splitPaymentAction
    stopRemindersAction
    takeVoucherAction
    undoWriteOffAction
    voidPaymentAction
    voidVoucherAction
    writeOffAction
  `,
  sales: `
    addTeamAction
    anonymiseCustomerAction
    anonymiseTeamAction
    approveReturnAction
    changePersonRoleAction
    changeQuoteAction
    changeTeamAction
    confirmForCustomerAction
    createOrderAction
    createQuoteAction
    createTeamOrderAction
    declineReturnAction
    deleteCustomerAction
    deleteInquiryAction
    deleteTeamAction
    editCustomerAction
    editOrderAction
    editTeamOrderAction
    erasePlayerAction
    inviteAgainAction
    invitePersonAction
    openReturnAction
    recordApprovalAction
    removePersonAction
    replyToInquiryAction
    resetTeamPasswordAction
    restoreTeamAssetAction
    saveTeamBillingAction
    sendQuoteAction
    setDepositAction
    setInquiryStatusAction
    setTeamActiveAction
  `,
  warehouse: `
    createShipmentAction
    editShipmentAction
    receiveReturnAction
    withdrawShipmentAction
  `,
};

const openTo = (table: Readonly<Record<string, string>>, worker: Worker): string[] =>
  Object.entries(table)
    .filter(([who]) => who.split(' ').includes(worker))
    .flatMap(([, calls]) => calls.trim().split(/\s*\n\s*/))
    .sort();

export const routesOf = (worker: Worker): string[] => openTo(ROUTES, worker);
export const actionsOf = (worker: Worker): string[] => openTo(ACTIONS, worker);
