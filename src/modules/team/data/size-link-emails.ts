export type Asked = {
  token: string;
  name: string;
  size: string | null;
  title: string;
  deadline: Date;
  teamName: string;
  contactPerson: string | null;
  teamEmail: string | null;
};

export const text = `
  select reply.token, member.name, member.size_preference as size, request.title, request.deadline,
         team.team_name as "teamName", team.contact_person as "contactPerson", team.email as "teamEmail"
    from team_size_replies reply
    join team_size_requests request on request.id = reply.size_request_id
    join team_members member on member.id = reply.member_id
    join team_profiles team on team.id = request.team_id
   where reply.id = $1 and reply.answered_at is null and member.is_active and team.is_active
     and request.locked_at is null and request.deadline > now()`;
