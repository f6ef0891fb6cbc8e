import { plainIcon } from './plain-icon';

/** Apart from the others: every page’s first scripts have it, for their error boundary. */
export const WarningIcon = plainIcon('M12 4L2.5 20.5h19zM12 10v4.5M12 17.4v.1');
