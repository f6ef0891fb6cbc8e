/** Toast. `variant: 'destructive'` marks an error. */
export interface Message {
  title: string;
  description?: string;
  variant?: 'destructive';
}
