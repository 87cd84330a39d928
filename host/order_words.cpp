#include "host/order_words.h"

namespace six::host {

std::string orders_text(const StandingOrders& orders) {
    std::string text;
    const auto add = [&](bool ordered, std::string_view words) {
        if (ordered) text += (text.empty() ? "" : " ") + std::string(words);
    };
    add(orders.face_newcomer, "spin on");
    add(orders.never_cancel, "cancel never");
    add(orders.always_dodge, "dodge always");
    add(!orders.always_terrify, "terrify ask");
    return text;
}

bool change_orders(const std::vector<std::string_view>& words, StandingOrders& orders,
                   std::size_t& wrong) {
    for (std::size_t i = 0; i < words.size(); i += 2) {
        wrong = i;
        if (i + 1 >= words.size()) return false;
        const std::string_view what = words[i];
        const std::string_view how = words[i + 1];
        if (what == "spin" && (how == "on" || how == "off"))
            orders.face_newcomer = how == "on";
        else if (what == "cancel" && (how == "never" || how == "ask"))
            orders.never_cancel = how == "never";
        else if (what == "dodge" && (how == "always" || how == "ask"))
            orders.always_dodge = how == "always";
        else if (what == "terrify" && (how == "always" || how == "ask"))
            orders.always_terrify = how == "always";
        else
            return false;
    }
    return true;
}

}  // namespace six::host
