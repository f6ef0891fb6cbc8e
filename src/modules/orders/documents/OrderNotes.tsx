import { View } from '@/modules/documents/elements';
import { look } from '@/modules/documents/look';
import { Text } from '@/modules/documents/Text';

export function OrderNotes({ notes }: { notes?: string | null }) {
  if (!notes) return null;
  return (
    <View style={{ marginTop: 18 }}>
      <Text style={look.strong} minPresenceAhead={30}>
        Notes
      </Text>
      <Text>{notes}</Text>
    </View>
  );
}
