/** Delivery columns of an order, of the shop or of a team: `orders o` or `team_orders o`. */
import { isoTime } from '@/lib/database/iso-time';
import type { PlacedDelivery } from '@/domain/delivery/edit-delivery';

export const SHIPPING_ADDRESS = `json_build_object('line1', o.shipping_address_line1, 'line2', o.shipping_address_line2,
                           'city', o.shipping_address_city, 'region', o.shipping_address_region, 'postcode', o.shipping_address_postcode,
                           'country', o.shipping_address_country)`;

/** As `delivery` and `promisedDate` of `PlacedDelivery`; null where it has neither method nor date. */
export const DELIVERY_VALUES = `
         case when o.delivery_method is not null then
           json_build_object('method', o.delivery_method, 'name', o.delivery_name,
                             'isCollection', coalesce(o.delivery_is_collection, false),
                             'place', o.delivery_place, 'hours', o.delivery_hours, 'days', o.delivery_days,
                             'from', ${isoTime('o.delivery_from')})
         end as delivery, o.promised_date as "promisedDate"`;

export const deliveryRow = ({ delivery, promisedDate, shippingAmount, isAgreed = false }: PlacedDelivery) => ({
  delivery_method: delivery?.method ?? null,
  delivery_name: delivery?.name ?? null,
  delivery_is_collection: delivery?.isCollection ?? null,
  delivery_place: delivery?.place ?? null,
  delivery_hours: delivery?.hours ?? null,
  delivery_days: delivery?.days ?? null,
  delivery_from: delivery?.from ?? null,
  promised_date: promisedDate,
  shipping_amount: shippingAmount,
  delivery_is_agreed: isAgreed,
});
