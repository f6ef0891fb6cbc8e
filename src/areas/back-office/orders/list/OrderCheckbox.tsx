type OrderCheckboxProps = {
  order: { id: string; orderNumber: string };
  selected: boolean;
  onSelect: (id: string, selected: boolean) => void;
};

export function OrderCheckbox({ order, selected, onSelect }: OrderCheckboxProps) {
  return (
    <label className="-my-2 -mr-2.5 -ml-2 flex size-9 shrink-0 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        className="size-4.5 cursor-pointer accent-brand"
        checked={selected}
        onChange={({ target }) => onSelect(order.id, target.checked)}
      />
      <span className="sr-only">Select order {order.orderNumber}</span>
    </label>
  );
}
