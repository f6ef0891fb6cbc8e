import { bulkRoute } from '../../orders/bulk/order-bulk-endpoint';
import { bulkEditChange, bulkUndoChange } from './bulk-change';
import { runBulkEdit, runBulkUndo } from './run-bulk-edit';

export const startBulkEdit = bulkRoute('products:write', bulkEditChange, runBulkEdit);
export const undoBulkEdit = bulkRoute('products:write', bulkUndoChange, runBulkUndo);
