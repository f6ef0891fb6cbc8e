export const PanelIcon = () => <img src="/icon.svg" alt="Dashboard" width={18} height={18} />;
