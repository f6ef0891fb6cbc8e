/** Brand instead of Payload’s own icon, linking to the dashboard. */
export const PanelIcon = () => <img src="/icon.svg" alt="Dashboard" width={18} height={18} />;
