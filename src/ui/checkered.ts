export const CHECKERED =
  'bg-[#ebebf1] bg-[repeating-conic-gradient(#d3d3de_0_25%,transparent_0_50%)] bg-[length:1.25rem_1.25rem]';
