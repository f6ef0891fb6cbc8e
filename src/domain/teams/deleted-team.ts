/** Name of a team whose personal data was removed. */
export const DELETED_TEAM = 'Deleted team';
