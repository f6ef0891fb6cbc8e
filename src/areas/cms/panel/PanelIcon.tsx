/** The brand where Payload’s panel has its own sign: the way to the dashboard. */
export const PanelIcon = () => <img src="/icon.svg" alt="Dashboard" width={18} height={18} />;
