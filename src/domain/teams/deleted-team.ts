export const DELETED_TEAM = 'Deleted team';
