-- Taking leads looks whether what they were judged by still holds, and says so: functions/take_leads.sql has one column more.
drop function if exists take_leads(jsonb);
