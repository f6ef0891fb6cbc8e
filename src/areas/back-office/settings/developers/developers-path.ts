export const DEVELOPERS_PATH = '/admin/settings?tab=developers';
